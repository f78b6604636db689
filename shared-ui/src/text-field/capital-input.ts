import type { ChangeEvent, CompositionEvent } from 'react';

/** Changed in place: React moves the caret to the end when it finds another value than was typed. */
function capitalise(input: HTMLInputElement) {
  const { selectionStart, selectionEnd, value } = input;
  const capitals = value.toUpperCase();
  if (capitals === value) return;
  input.value = capitals;
  input.setSelectionRange(selectionStart, selectionEnd);
}

/** The handlers of an input, whose text becomes capitals while it is typed if that is wanted. */
export function capitalInput(isWanted: boolean | undefined, onChange: ((value: string) => void) | undefined) {
  const report = (input: HTMLInputElement) => {
    if (isWanted) capitalise(input);
    onChange?.(input.value);
  };
  return {
    autoCapitalize: isWanted ? 'characters' : undefined,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      // Changing the text in the middle of a composition would enter it twice.
      if (isWanted && 'isComposing' in nativeEvent && nativeEvent.isComposing) onChange?.(target.value);
      else report(target);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      if (isWanted) report(currentTarget);
    },
  };
}
