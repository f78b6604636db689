export {
  type CaptchaProvider,
  type PortalConfig,
  type PortalRemote,
  parsePortalConfig,
} from '../foundation/config/portal-config.ts';
