import { copy, slot, template } from './templates.js';

/** A screen's heading and the placeholders of its data. */
export function screen({ title, skeleton = {} }, account, dashboard) {
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
}
