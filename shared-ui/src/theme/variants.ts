import { css, type RuleSet } from 'styled-components';

/**
 * The rules for each value of a data attribute: `variants('size', { large: … })` styles `data-size="large"`. They weigh
 * as much as a declaration of the component itself, and come after all of these. Unlike an interpolated function they
 * leave the component static: its CSS is made once, not at each render.
 */
export const variants = (name: string, rules: Record<string, string | RuleSet>) =>
  Object.entries(rules).map(
    ([value, rule]) => css`
      &:where([data-${name}='${value}']) {
        ${rule}
      }
    `,
  );
