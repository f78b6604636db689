import { startLinkPage } from '../../link-page/start-link-page.tsx';
import { LinkScreen } from './t-screen.tsx';

startLinkPage(LinkScreen);
