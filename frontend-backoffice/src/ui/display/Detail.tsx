import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { Link, type Location, useLocation, useMatch, useNavigate } from 'react-router-dom';
import { styled } from '@mui/material/styles';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, Drawer, IconButton } from '@mui/material';
import { WEIGHT } from '../theme/tokens';
import { ListSkeleton } from '../Loaded';
import { setNoticeHost } from '../dialogs/notices';
import { useLast } from '../state';
import { translate } from '../../i18n/texts';

interface DetailState {
  fromList?: boolean;
}

/**
 * The record whose URL is open over a list, and the way back to the unchanged list. `shownId` outlives `id`, so that a
 * closing drawer keeps its content while it slides out.
 */
export function useDetailAddress(resource: string, listPath: string) {
  const id = useMatch(`/${resource}/:id/show`)?.params.id;
  const shownId = useLast(id);
  const navigate = useNavigate();
  const { search, state } = useLocation() as Location<DetailState | null>;
  const fromList = state?.fromList === true;

  const close = useCallback(() => {
    if (fromList) return void navigate(-1);
    // The tab of the record is no parameter of the list.
    const query = new URLSearchParams(search);
    query.delete('parte');
    void navigate({ pathname: listPath, search: query.toString() }, { replace: true });
  }, [fromList, listPath, navigate, search]);

  return { id, shownId, close };
}

/** Covers the nearest positioned ancestor, so that a whole row or card is clickable. */
export const CoveringLink = styled(Link)(({ theme }) => ({
  // In a flex row the order of layers counts without a position too.
  '&&': { position: 'static', zIndex: 'auto' },
  color: 'inherit',
  fontWeight: WEIGHT.strong,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: `3px solid ${theme.palette.mode === 'dark' ? theme.palette.secondary.main : theme.palette.primary.main}`,
    outlineOffset: -3,
  },
}));

/** Opens a record over its list and keeps the list's filters in the URL. */
export function DetailLink({
  resource,
  id,
  label,
  children,
}: {
  resource: string;
  id: string;
  /** For screen readers, where the words alone do not say which record. Begins with them. */
  label?: string;
  children: ReactNode;
}) {
  const { pathname, search, state } = useLocation() as Location<object | null>;
  const to = `/${resource}/${id}/show`;
  const open = pathname.startsWith(`/${resource}/`);
  return (
    <CoveringLink
      to={{ pathname: to, search }}
      // A record beside its list gives way to the next one: closing leads to the list, not to the record before.
      replace={open}
      state={open ? state : { fromList: true }}
      data-row={id}
      aria-label={label}
      aria-current={pathname === to || undefined}
    >
      {children}
    </CoveringLink>
  );
}

/** Size of an icon button for a thumb. */
export const THUMB = { width: 44, height: 44 } as const;

/** Size of an icon button in a row: small for a pointer, 44 px for a thumb. */
export const ICON_SIZE = { width: 32, height: 32, '@media (pointer: coarse)': THUMB } as const;

export interface DetailDrawerProps {
  open: boolean;
  onClose: () => void;
  label: string;
  width: number;
  children: ReactNode;
}

export const DetailContent = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => (
  <>
    <Box sx={{ position: 'absolute', top: 12, right: 12, zIndex: 2 }}>
      <IconButton aria-label={translate('ra.action.close')} onClick={onClose} size="large">
        <CloseOutlined />
      </IconButton>
    </Box>
    <Suspense fallback={<DetailWaiting />}>{children}</Suspense>
  </>
);

/** Shown until the record is loaded; leaves space for 'Cerrar'. */
export function DetailWaiting() {
  return (
    <div style={{ paddingRight: 56 }}>
      <ListSkeleton rows={10} />
    </div>
  );
}

/** A record over its list: a wide drawer on a desktop, the whole screen on a phone. Escape closes it. */
export function DetailDrawer({ open, onClose, label, width, children }: DetailDrawerProps) {
  const [paper, setPaper] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!open || !paper) return;
    setNoticeHost(paper);
    return () => setNoticeHost(null);
  }, [open, paper]);

  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          ref: setPaper,
          role: 'dialog',
          'aria-modal': true,
          'aria-label': translate(label),
          sx: { width: { xs: '100%', md: `min(${width}px, 94vw)` }, bgcolor: 'background.default' },
        },
      }}
    >
      <DetailContent onClose={onClose}>{children}</DetailContent>
    </Drawer>
  );
}
