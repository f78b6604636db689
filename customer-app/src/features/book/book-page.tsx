import { startLinkPage } from '../../link-page/start-link-page.tsx';
import { BookScreen } from './book-screen.tsx';

startLinkPage(BookScreen);
