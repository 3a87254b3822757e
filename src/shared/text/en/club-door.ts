/** What a club's server says in a browser before it shows anything, in English. */
export const clubDoor = {
  title: 'Vernissage club',
  opening: 'Opening the club’s page…',
  closed: 'This link doesn’t open the page any more. Ask your club for the present one.',
  unreachable: 'The club’s server can’t be reached right now. Try again in a moment.',
  members:
    'This page is for members of the club. Open it from Vernissage (Settings → Sharing), or ask your club for its link.',
  invitation: 'You’re invited to this club',
  recovery: 'This is a recovery code of this club',
  paste: 'Open Vernissage on your laptop, go to Settings → Sharing, and paste this link:',
  copy: 'Copy the link',
  copied: 'Copied.',
  notBuilt:
    'The page hasn’t been built on this server. Run “npm run build” there, and start the server again.',
};
