/** Whether the app installs new versions itself, or a package manager does. */
export type Delivery = 'itself' | 'system';

export function deliveryOf(
  platform: NodeJS.Platform,
  program: string,
  environment: Readonly<Record<string, string | undefined>>,
): Delivery {
  if (platform !== 'linux') return 'itself';
  const { APPIMAGE: image, APPDIR: mounted } = environment;
  // A program started from another AppImage inherits both variables.
  const inImage = image !== undefined && mounted !== undefined && program.startsWith(`${mounted}/`);
  return inImage ? 'itself' : 'system';
}
