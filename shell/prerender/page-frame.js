(() => {
  if (location.pathname === '/') return;

  /** The user of the stored session, and what the last visit remembered of the remotes. */
  const recall = () => {
    const area = sessionStorage.getItem('pitlane.session') ? sessionStorage : localStorage;
    const read = (from, key) => JSON.parse(from.getItem(key));
    return {
      account: area.getItem('pitlane.session') && read(area, 'pitlane.account'),
      memory: read(localStorage, 'pitlane.frame'),
    };
  };

  const templates = [];
  const template = (name) => templates.find(({ dataset }) => dataset.frame === name);
  const copy = (name) => template(name).content.cloneNode(true);
  const slot = (part, name) => part.querySelector(`[data-slot=${name}]`);

  const isAt = (path, route) => {
    const parts = path.split('/');
    const expected = route.split('/');
    return (
      parts.length === expected.length &&
      expected.every((part, index) => part[0] === ':' || part === parts[index])
    );
  };

  /** The path and route that the guards will lead to. */
  const resolve = (role, routes) => {
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
  };

  const header = (path, account, entries) => {
    const part = copy('header');
    if (account) part.querySelector('a').href = `/${account.role}-dashboard`;
    const first = part.querySelector('li');
    for (const [label, href] of entries) {
      const item = first.cloneNode(true);
      const link = item.firstChild;
      link.textContent = label;
      // A menu has no address.
      if (href) link.setAttribute('href', href);
      else link.removeAttribute('href');
      if (path === href || (href && path.startsWith(`${href}/`))) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
      first.before(item);
    }
    first.remove();
    slot(part, 'name').textContent = account?.name;
    for (const name of account ? ['visitor'] : ['bell', 'account']) slot(part, name).remove();
    return part;
  };

  const screen = ({ title, skeleton = {} }, account, dashboard) => {
    const part = copy(skeleton.isNarrow ? 'narrow-screen' : 'screen');
    const write = (element, text) => {
      if (text) element.textContent = text.replace('{name}', () => account?.name);
      else element.remove();
    };
    const back = part.querySelector('a');
    back.href = dashboard;
    if (skeleton.back) back.lastChild.textContent = skeleton.back;
    else back.parentElement.remove();
    const heading = part.querySelector('h1');
    write(part.querySelector('h1 + p'), skeleton.description);
    if (title) write(heading, skeleton.heading ?? title);
    else heading.append(copy('heading'));
    if (!skeleton.hasActions) slot(part, 'actions').parentElement.remove();
    for (const shape of skeleton.shapes ?? ['list'])
      part.firstChild.firstChild.append(copy(template(shape) ? shape : 'list'));
    return part;
  };

  const draw = ({ account, memory }) => {
    const role = account?.role;
    const { path, route } = resolve(role, memory?.routes ?? []);
    const frame = document.createElement('div');
    frame.id = 'frame';
    const [name] = /^\/(t|unsubscribe)\//.exec(path) ?? [path];
    const whole = template(name);
    if (whole) frame.append(copy(name));
    else {
      const entries = memory?.nav[role ?? 'visitor'] ?? [];
      frame.append(header(path, account, entries), screen(route ?? {}, account, `/${role}-dashboard`));
      if (route?.skeleton?.hasLargeTargets) frame.dataset.targets = 'large';
    }
    const title = whole?.dataset.title ?? route?.title;
    if (title) document.title = `${title} · Pitlane`;
    document.getElementById('root').after(frame);
    addEventListener(
      'scroll',
      () => {
        frame.dataset.hasScrolled = 'true';
      },
      { once: true },
    );
  };

  document.addEventListener(
    'DOMContentLoaded',
    () => {
      templates.push(...document.querySelectorAll('template'));
      // Storage may be blocked, or hold what another release has written.
      try {
        draw(recall());
      } catch {
        draw({});
      }
    },
    { once: true },
  );
})();
