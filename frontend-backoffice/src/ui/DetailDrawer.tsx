import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, Drawer, IconButton } from '@mui/material';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { ListSkeleton } from './ListSkeleton';
import { setNoticeHost } from './noticeHost';

interface Props {
  open: boolean;
  onClose: () => void;
  /** Label of the drawer for screen readers. */
  label: string;
  width: number;
  children: ReactNode;
}

/** Shown until the record is loaded; leaves space for 'Cerrar'. */
export function DetailWaiting() {
  return (
    <Box sx={{ pr: 7 }}>
      <ListSkeleton rows={10} />
    </Box>
  );
}

/** A record over its list: a wide drawer on a desktop, the whole screen on a phone. Escape closes it. */
export function DetailDrawer({ open, onClose, label, width, children }: Props) {
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
          'aria-label': label,
          sx: { width: { xs: '100%', md: `min(${width}px, 94vw)` }, bgcolor: 'background.default' },
        },
      }}
    >
      <Box sx={{ position: 'absolute', top: 12, right: 12, zIndex: 2 }}>
        <IconButton aria-label="Cerrar" onClick={onClose} sx={{ width: 44, height: 44 }}>
          <CloseOutlined />
        </IconButton>
      </Box>
      <Suspense fallback={<DetailWaiting />}>{children}</Suspense>
    </Drawer>
  );
}
