export { SearchTrigger } from '../search/search-trigger.tsx';
export { NewMenu } from './new-menu.tsx';
export { PhoneBar } from './phone-bar.tsx';
export { Rail } from './rail.tsx';
export { Waiting } from './waiting.tsx';
