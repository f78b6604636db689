export { keepRecentFind, type RecentFind, recentFinds } from '../reports/search/recent-finds.ts';
export type { FoundRecord } from '../reports/search/search-answers.ts';
export { searchQuery } from '../reports/search/search-queries.ts';
