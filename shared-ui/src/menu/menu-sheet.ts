import { styled } from 'styled-components';
import { Field } from '../field/field-parts.tsx';
import { popoverStyle, rowStyle } from '../field/popover-style.ts';
import { space, token } from '../theme/token.ts';

/** The popover around a menu. */
export const MenuSheet = styled.div`
  ${popoverStyle}
  position: fixed;
  inset: auto;
  min-inline-size: 12rem;
  max-inline-size: calc(100vw - ${space(4)});
  max-block-size: calc(100dvh - ${space(4)});

  [role='menu'] {
    min-block-size: 0;
    padding: ${space(1)};
    overflow: auto;
  }

  [role='menuitem'] {
    ${rowStyle}
    inline-size: 100%;
    background: none;
    border: 0;
    text-align: start;
  }

  [role='menuitem'][aria-current='page'] {
    box-shadow: inset 3px 0 0 ${token('accent')};
    font-weight: ${token('weight-medium')};
  }

  [role='menuitem'][data-danger] {
    color: ${token('danger')};
  }
`;

/** The field above the entries, with how many are left. */
export const MenuFilter = styled(Field)`
  flex: none;
  padding: ${space(2)};
  border-block-end: ${token('hairline')} solid ${token('line')};

  [role='status'] {
    font-size: ${token('text-xs')};
    color: ${token('text-muted')};
  }
`;
