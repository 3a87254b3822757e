import { oc, type as typed } from '@orpc/contract';

export interface AppInfo {
  readonly version: string;
  /** `null` for those who aren't at this computer. */
  readonly dataFolder: string | null;
  /** True if closing the window doesn't end the app, so that the in-app menu needs Quit. */
  readonly quitInMenu: boolean;
  /** The name of the club whose page this is; `null` if it isn't one. */
  readonly club: string | null;
}

export const appContract = {
  info: oc.output(typed<AppInfo>()),
  quit: oc.output(typed<null>()),
};
