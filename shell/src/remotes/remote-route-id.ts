const prefix = 'remote:';

/** The id of the parent route of a remote's routes. */
export const routeIdOf = (name: string) => `${prefix}${name}`;

/** The remote's name, if the id is that of a remote's route. */
export const remoteOf = (routeId = ''): string | undefined =>
  routeId.startsWith(prefix) ? routeId.slice(prefix.length) : undefined;
