import { Box } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { DetailContent } from './Detail';
import { useKeyDown } from './useKeyDown';

interface Props {
  id: string;
  onClose: () => void;
  label: string;
  children: ReactNode;
}

const rowOf = (id: string) => document.querySelector<HTMLElement>(`a[data-row="${CSS.escape(id)}"]`);

/** A record beside its list, which stays usable: the focus goes in and out, Escape closes it and leads back to the row. */
export function DetailBeside({ id, onClose, label, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The record may have given it to a field already.
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus({ preventScroll: true });
  }, []);
  // The rows above have another height now.
  useEffect(() => {
    rowOf(id)?.closest('tr')?.scrollIntoView({ block: 'nearest' });
  }, [id]);

  const leave = () => {
    rowOf(id)?.focus();
    onClose();
  };
  useKeyDown((event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // A dialog or menu over the record closes first.
    if (!document.querySelector('.MuiModal-root [role=dialog], [role=menu], [role=listbox]')) leave();
  });

  return (
    <Box
      ref={panel}
      role="region"
      aria-label={label}
      tabIndex={-1}
      sx={{
        position: 'sticky',
        // Below the bar.
        top: 64,
        height: 'calc(100vh - 128px)',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'background.default',
      }}
    >
      <DetailContent onClose={leave}>{children}</DetailContent>
    </Box>
  );
}
