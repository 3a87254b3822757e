import { oc, type as typed } from '@orpc/contract';

export interface AppInfo {
  readonly version: string;
  readonly dataFolder: string;
  /** True where closing the window does not end the app, so that the app's own menu must. */
  readonly quitInMenu: boolean;
  /** The file of the last, unfinished run is gone: what it held since the last checkpoint is not there. */
  readonly logMissing: boolean;
}

export const appContract = {
  info: oc.output(typed<AppInfo>()),
  quit: oc.output(typed<null>()),
};
