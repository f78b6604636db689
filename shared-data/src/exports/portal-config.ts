export {
  type CaptchaProvider,
  type PortalConfig,
  type PortalRemote,
  parsePortalConfig,
} from '../foundation/portal/portal-config.ts';
