import { useLayoutEffect } from 'react';

/** While a screen is shown, the shell leaves it the whole window: no header, no list of screens, no bar of a phone. */
export function useWholeWindow(isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    const { dataset } = document.documentElement;
    dataset.wholeWindow = '';
    return () => {
      delete dataset.wholeWindow;
    };
  }, [isOn]);
}

/** A selector for styled components: `${wholeWindow} { display: none; }`. */
export const wholeWindow = '[data-whole-window] &';
