const isAt = (path, route) => {
  const parts = path.split('/');
  const expected = route.split('/');
  return (
    parts.length === expected.length &&
    expected.every((part, index) => part[0] === ':' || part === parts[index])
  );
};

/** The path and route that the guards will lead to. */
export function resolve(role, routes) {
  // Remotes may share a path, each for other roles.
  const own = routes.filter((route) => route.roles?.includes(role));
  const sorted = [...own, ...routes];
  const routeOf = (path) =>
    sorted.find((route) => route.path === path) ?? sorted.find((route) => isAt(path, route.path));
  const dashboard = role ? `/${role}-dashboard` : '/login';
  const asked = location.pathname.replace(/\/$/, '');
  const path = asked === '/dashboard' || asked === '/login' ? dashboard : asked;
  const route = routeOf(path);
  if (!route?.roles || route.roles.includes(role)) return { path, route };
  if (role) return { path: dashboard, route: routeOf(dashboard) };
  // The screen asks visitors to log in.
  if (route.signedOut === 'screen') return { path, route: { title: route.title } };
  return { path: dashboard };
}
