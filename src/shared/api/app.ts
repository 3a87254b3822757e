import { oc, type as typed } from '@orpc/contract';

export interface AppInfo {
  readonly version: string;
  readonly dataFolder: string;
  /** True where closing the window does not end the app, so that the app's own menu must. */
  readonly quitInMenu: boolean;
}

export const appContract = {
  info: oc.output(typed<AppInfo>()),
  quit: oc.output(typed<null>()),
};
