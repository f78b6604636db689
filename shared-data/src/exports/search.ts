export { keepRecentFind, type RecentFind, recentFinds } from '../search/recent-finds.ts';
export type { FoundRecord } from '../search/search-answers.ts';
export { searchQuery } from '../search/search-queries.ts';
