import { type DueWork, useDueActions } from '@pitlane/shared-data/due-work';
import { DueActions } from '@pitlane/shared-ui/due-work';

/** What a manager does about due work besides booking it; default export, for lazy loading. */
const DueMenu = ({ due }: { due: DueWork }) => <DueActions {...useDueActions(due)} />;

export default DueMenu;
