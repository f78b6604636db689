/** The script of a provider whose widget is a checkbox, with what else may happen to a widget as buttons. */
const scriptOf = (provider: string) => `
  const shown = new Map();
  let tokens = 0;
  const button = (name, press) => {
    const made = Object.assign(document.createElement('button'), { type: 'button', textContent: name });
    made.addEventListener('click', press);
    return made;
  };
  window['${provider}'] = {
    render(container, options) {
      const id = 'widget-' + shown.size;
      const box = Object.assign(document.createElement('input'), { type: 'checkbox' });
      box.addEventListener('change', () => options.callback(options.sitekey + '-token-' + ++tokens));
      const label = document.createElement('label');
      label.append(box, 'I am human');
      const expire = button('Expire', () => { box.checked = false; options['expired-callback'](); });
      const parts = [label, expire, button('Break', () => options['error-callback']('network-error'))];
      container.append(...parts);
      shown.set(id, { box, parts });
      return id;
    },
    reset(id) { shown.get(id).box.checked = false; },
    remove(id) { for (const part of shown.get(id).parts) part.remove(); },
  };
  window.pitlaneCaptchaReady();
`;

/**
 * Plays the server of a captcha provider: runs its script in the page, fails while `isDown`, or waits for `send` while
 * `isSlow`. `requested` are the addresses of all scripts that the page has asked for.
 */
export function serveCaptcha(provider: 'turnstile' | 'hcaptcha') {
  const send = () => {
    new Function(scriptOf(provider))();
  };
  const requested: string[] = [];
  const observer = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    for (const script of added.filter((node) => node instanceof HTMLScriptElement)) {
      requested.push(script.src);
      if (server.isDown) script.dispatchEvent(new Event('error'));
      else if (!server.isSlow) send();
    }
  });
  const stop = () => {
    observer.disconnect();
    delete window[provider];
    for (const script of document.querySelectorAll('script')) script.remove();
  };
  const server = { isDown: false, isSlow: false, requested, send, stop };
  observer.observe(document, { childList: true, subtree: true });
  return server;
}
