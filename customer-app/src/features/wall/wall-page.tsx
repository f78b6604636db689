import { startLinkPage } from '../../link-page/start-link-page.tsx';
import { WallScreen } from './wall-screen.tsx';

startLinkPage(WallScreen);
