import { css } from 'styled-components';
import { token } from '../theme/token.ts';
import { variants } from '../theme/variants.ts';

/** The meaning of a colour. Always combine it with text or an icon. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

const inks = {
  neutral: css`
    --tone: ${token('text-muted')};
    --tone-soft: ${token('surface-sunken')};
  `,
  info: css`
    --tone: ${token('info')};
    --tone-soft: ${token('info-soft')};
  `,
  success: css`
    --tone: ${token('success')};
    --tone-soft: ${token('success-soft')};
  `,
  warning: css`
    --tone: ${token('warning')};
    --tone-soft: ${token('warning-soft')};
  `,
  danger: css`
    --tone: ${token('danger')};
    --tone-soft: ${token('danger-soft')};
  `,
};

/** Sets --tone (text colour, AA on surfaces and on --tone-soft) and --tone-soft (background) by `data-tone`. */
export const toneStyle = variants('tone', inks);
