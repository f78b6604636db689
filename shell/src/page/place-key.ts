interface Place {
  key: string;
  pathname: string;
  search: string;
}

/**
 * Under what the scroll position of a location is kept. The router calls the first location of every document "default", so a
 * page that is loaded whole would begin where the page before it in this tab was left; it has its address instead.
 */
export const placeKey = ({ key, pathname, search }: Place): string =>
  key === 'default' ? pathname + search : key;
