import { startLinkPage } from '../../link-page/start-link-page.tsx';
import { UnsubscribeScreen } from './unsubscribe-screen.tsx';

startLinkPage(UnsubscribeScreen);
