const prefix = 'remote:';

/** The id of the route under which a remote's paths stand. */
export const routeIdOf = (name: string) => `${prefix}${name}`;

/** The remote whose route it is, if it is one's. */
export const remoteOf = (routeId = ''): string | undefined =>
  routeId.startsWith(prefix) ? routeId.slice(prefix.length) : undefined;
