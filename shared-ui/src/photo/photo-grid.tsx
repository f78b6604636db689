import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Dialog } from '../dialog/dialog.tsx';
import { media } from '../theme/media.ts';
import { space, token } from '../theme/token.ts';
import { variants } from '../theme/variants.ts';

const sizes = {
  small: 'grid-template-columns: repeat(auto-fill, minmax(5.5rem, 7rem));',
  medium: 'grid-template-columns: repeat(auto-fill, minmax(min(9rem, 45%), 1fr));',
};

const List = styled.ul`
  display: grid;
  ${variants('size', sizes)}
  gap: ${space(3)};
  padding: 0;
  list-style: none;

  & > li {
    break-inside: avoid;
  }

  @media ${media.print} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Thumbnail = styled.button`
  display: block;
  inline-size: 100%;
  aspect-ratio: 4 / 3;
  padding: 0;
  overflow: hidden;
  border: ${token('hairline')} solid ${token('line-control')};
  border-radius: ${token('radius')};
  background: ${token('surface-sunken')};
  color: ${token('text-muted')};
  cursor: pointer;

  & > img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  @media ${media.print} {
    background: none;

    & > img {
      object-fit: contain;
    }
  }
`;

const State = styled.div`
  margin-block-start: ${space(1)};
  font-size: ${token('text-sm')};
`;

const Large = styled.img`
  display: block;
  max-inline-size: 100%;
  max-block-size: 70dvh;
  inline-size: auto;
  block-size: auto;
  margin-inline: auto;
  background: ${token('surface-sunken')};
`;

const Detail = styled.p`
  margin-block-start: ${space(3)};
  color: ${token('text-muted')};
  overflow-wrap: anywhere;
`;

export interface GridPhoto {
  key: string | number;
  /** Missing while the picture is read. */
  url?: string;
  /** What the photo is of; also the title of the large view. */
  alt: string;
  /** Who took it and when, in the large view. */
  detail?: string;
  /** Pixels. */
  width?: number;
  height?: number;
  /** Stands below the thumbnail, such as that it waits to be sent. */
  state?: ReactNode;
  /** The buttons of the large view; `close` closes it. */
  actions?: (close: () => void) => ReactNode;
}

export interface PhotoGridProps {
  photos: readonly GridPhoto[];
  'aria-label': string;
  /** Small beside what they show, where several lists stand. */
  size?: keyof typeof sizes;
}

/** Small pictures, each of which opens large. */
export function PhotoGrid({ photos, size = 'medium', ...rest }: PhotoGridProps) {
  const [openKey, setOpenKey] = useState<GridPhoto['key']>();
  const open = photos.find(({ key }) => key === openKey);
  const close = () => setOpenKey(undefined);
  return (
    <>
      <List role="list" data-size={size} {...rest}>
        {photos.map(({ key, url, alt, state }) => (
          <li key={key}>
            <Thumbnail
              type="button"
              aria-label={`Enlarge ${alt}`}
              disabled={!url}
              onClick={() => setOpenKey(key)}
            >
              {url && <img src={url} alt="" loading="lazy" decoding="async" />}
            </Thumbnail>
            {state && <State>{state}</State>}
          </li>
        ))}
      </List>
      {open && (
        <Dialog title={open.alt} isOpen size="large" onOpenChange={close} actions={open.actions?.(close)}>
          <Large src={open.url} alt={open.alt} width={open.width} height={open.height} />
          {open.detail && <Detail>{open.detail}</Detail>}
        </Dialog>
      )}
    </>
  );
}
