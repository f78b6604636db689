import { type Account, holdsRight } from '@pitlane/shared-data/session';
import { paths } from '../paths.ts';
import type { FoundRemote } from '../remotes/remote-registry.ts';

export interface FoundScreen {
  title: string;
  href: string;
}

const mostFound = 3;

const ownScreens: readonly FoundScreen[] = [
  { title: 'Profile', href: paths.profile },
  { title: 'Notices', href: paths.notices },
];

/** Whether each word of the text begins a word of a title. */
const fits = (title: string, text: string) => {
  const words = title.toLowerCase().split(' ');
  return text
    .toLowerCase()
    .split(' ')
    .every((typed) => words.some((word) => word.startsWith(typed)));
};

/** The screens that a person may open from a search: by title, or by the label of their entry in the navigation. */
function screensOf(remotes: readonly FoundRemote[], account: Account): FoundScreen[] {
  const manifests = remotes.map(({ manifest }) => manifest);
  const entries = manifests
    .flatMap(({ nav }) => nav)
    .filter(({ audience }) => audience.includes(account.role));
  const locked = entries.filter(({ right }) => right && !holdsRight(account, right));
  const routes = manifests
    .flatMap((manifest) => manifest.routes)
    .filter(({ path, roles }) => roles?.includes(account.role) && !path.includes(':'))
    .map(({ path, title }) => ({ title, href: path }));
  const labels = entries.map(({ label, href }) => ({ title: label, href }));
  return [...labels, ...routes, ...ownScreens].filter(
    ({ href }) => !locked.some((entry) => href === entry.href || href.startsWith(`${entry.href}/`)),
  );
}

/** Screens whose title has the words of a text, each once. */
export function findScreens(remotes: readonly FoundRemote[], account: Account, text: string): FoundScreen[] {
  const found = screensOf(remotes, account).filter(({ title }) => fits(title, text));
  return [...new Map(found.toReversed().map((screen) => [screen.href, screen])).values()]
    .toReversed()
    .slice(0, mostFound);
}
