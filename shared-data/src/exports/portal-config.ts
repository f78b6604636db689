export {
  type CaptchaProvider,
  type PortalConfig,
  type PortalRemote,
  parsePortalConfig,
} from '../portal-config/portal-config.ts';
