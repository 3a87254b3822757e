import type {} from '@vitest/browser-playwright';
import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Sets the system's preference for reduced motion. Tests have it, except those of what moves. */
export async function motion(wanted: 'reduce' | 'no-preference'): Promise<void> {
  const features = [{ name: 'prefers-reduced-motion', value: wanted }];
  await cdp().send('Emulation.setEmulatedMedia', { features });
}

/** Things move until the end of the test. */
export async function allowMotion(): Promise<void> {
  await motion('no-preference');
  onTestFinished(() => motion('reduce'));
}
