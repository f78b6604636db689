import { GlobalStyle } from '@pitlane/shared-ui/theme';
import { createRoot } from 'react-dom/client';
import '../remotes/provided-topics.ts';
import { openPortal } from './open-portal.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element with the id root');
const root = createRoot(container);

const content = await openPortal();
root.render(
  <>
    <GlobalStyle />
    {content}
  </>,
);
