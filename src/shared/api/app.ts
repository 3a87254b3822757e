import { oc, type as typed } from '@orpc/contract';

export interface AppInfo {
  readonly version: string;
  readonly dataFolder: string;
  /** True if closing the window doesn't end the app, so that the in-app menu needs Quit. */
  readonly quitInMenu: boolean;
}

export const appContract = {
  info: oc.output(typed<AppInfo>()),
  quit: oc.output(typed<null>()),
};
