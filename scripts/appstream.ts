import { config, HOMEPAGE } from '../electron-builder.config.ts';
import manifest from '../package.json' with { type: 'json' };
import { releasesIn } from './changelog.ts';

const SUMMARY = {
  en: 'A companion for Modern Art at a real table',
  de: 'Für Modern Art am echten Tisch',
  it: 'Il compagno per Modern Art a un tavolo vero',
};
const DESCRIPTION = {
  en: 'You play with your own cards. Vernissage counts, warns, ranks and pays, keeps the score pad, teaches the game, and remembers every evening. Your games stay on your computer.',
  de: 'Ihr spielt mit euren eigenen Karten. Vernissage zählt, warnt, führt die Rangliste und den Wertungsblock, zahlt aus, erklärt das Spiel und merkt sich jeden Abend. Deine Partien bleiben auf deinem Computer.',
  it: 'Giocate con le vostre carte. Vernissage conta, avvisa, fa la classifica e paga, tiene il segnapunti, insegna il gioco e ricorda ogni serata. Le partite restano sul tuo computer.',
};

/** What a software centre shows about the app: https://www.freedesktop.org/software/appstream/docs/. */
export function appstream(changelog: string): string {
  const releases = releasesIn(changelog).map(
    ({ version, date, items }) =>
      `<release version="${version}" date="${date}"><description><ul>${items
        .map((item) => `<li>${escaped(item)}</li>`)
        .join('')}</ul></description></release>`,
  );
  const types = [config.fileAssociations ?? []].flat().map(({ mimeType }) => mimeType ?? '');
  return `<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>${config.appId ?? ''}</id>
  <name>${manifest.productName}</name>
  <summary>${SUMMARY.en}</summary>
  <summary xml:lang="de">${SUMMARY.de}</summary>
  <summary xml:lang="it">${SUMMARY.it}</summary>
  <metadata_license>CC0-1.0</metadata_license>
  <project_license>${manifest.license}</project_license>
  <developer_name>${manifest.author}</developer_name>
  <description>
    <p>${DESCRIPTION.en}</p>
    <p xml:lang="de">${DESCRIPTION.de}</p>
    <p xml:lang="it">${DESCRIPTION.it}</p>
  </description>
  <launchable type="desktop-id">${manifest.desktopName}</launchable>
  <url type="homepage">${HOMEPAGE}</url>
  <provides>
    <binary>${manifest.name}</binary>
    ${types.map((type) => `<mediatype>${type}</mediatype>`).join('')}
  </provides>
  <categories>
    <category>Game</category>
    <category>BoardGame</category>
  </categories>
  <content_rating type="oars-1.1"/>
  ${releases.length === 0 ? '' : `<releases>${releases.join('')}</releases>`}
</component>
`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
