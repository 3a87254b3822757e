import type { Configuration } from 'electron-builder';
import { LANGUAGES } from './src/shared/text/languages.ts';

/**
 * What goes into the package for a system, whichever system builds it: no development Node, no SQLite
 * sources, no binaries for other systems, no browser host.
 */
const filesFor = (system: 'linux' | 'darwin' | 'win32'): string[] => [
  'package.json',
  'LICENSE',
  'out/main/index.js',
  'out/main/worker.js',
  'out/main/chunks/**',
  'out/preload/**',
  'out/renderer/**',
  '!**/licences.md',
  'resources/icons/256x256.png',
  '!**/node_modules/{node-*,node-addon-api}/**',
  '!**/node_modules/better-sqlite3/{deps,src,binding.gyp,README.md}',
  '!**/node_modules/better-sqlite3/{deps,src}/**',
  '!**/node_modules/better-sqlite3/lib/{darwin,linux,linuxmusl,win32}-*.js',
  `!**/node_modules/better-sqlite3/prebuilds/!(${system}-\${arch}).node`,
];

/** Packaging. Only what is listed here is included; `docs/releasing.md` describes how to use it. */
export const config: Configuration = {
  appId: 'app.vernissage.Vernissage',
  productName: 'Vernissage',
  copyright: 'MIT licence, Vernissage contributors',
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
    category: 'Game',
    icon: 'icons',
    synopsis: 'A companion for Modern Art at a real table',
    maintainer: 'Vernissage contributors <nobody@vernissage.invalid>',
  },
  mac: {
    target: ['dmg'],
    files: filesFor('darwin'),
    category: 'public.app-category.board-games',
    icon: 'icon.icns',
  },
  win: { target: ['nsis'], files: filesFor('win32'), icon: 'icon.ico' },
  // Uninstalling keeps the games.
  nsis: { oneClick: true, perMachine: false, deleteAppDataOnUninstall: false },
  // Debian packages must name a home page, and there is none yet.
  extraMetadata: { homepage: 'https://vernissage.invalid' },
  publish: null,
};
