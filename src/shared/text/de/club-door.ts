import type { clubDoor as english } from '../en/club-door.ts';

/** What a club's server says in a browser before it shows anything, in German. */
export const clubDoor: typeof english = {
  title: 'Vernissage-Club',
  opening: 'Die Clubseite wird geöffnet…',
  closed: 'Dieser Link öffnet die Seite nicht mehr. Frag deinen Club nach dem aktuellen.',
  unreachable: 'Der Clubserver ist gerade nicht zu erreichen. Versuch es gleich noch einmal.',
  members:
    'Diese Seite ist für die Mitglieder des Clubs. Öffne sie in Vernissage (Einstellungen → Teilen) oder frag deinen Club nach dem Link.',
  invitation: 'Du bist in diesen Club eingeladen',
  recovery: 'Das ist ein Wiederherstellungscode dieses Clubs',
  paste: 'Öffne Vernissage auf deinem Laptop, geh zu Einstellungen → Teilen und füg dort diesen Link ein:',
  copy: 'Link kopieren',
  copied: 'Kopiert.',
  notBuilt:
    'Auf diesem Server gibt es die Seite noch nicht. Gib dort „npm run build“ ein und starte den Server neu.',
};
