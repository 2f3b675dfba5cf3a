import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import { Button, IconButton, Popover } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { ICON_SIZE } from './Detail';

interface Props {
  label: string;
  /** What it explains, for those who hear the page. */
  title: string;
  /** The icon alone. */
  bare?: boolean;
  children: ReactNode;
}

/** A button that opens MUI's `Popover` with an explanation. */
export function HelpButton({ label, title, bare = false, children }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = {
    'aria-haspopup': 'dialog' as const,
    onClick: ({ currentTarget }: { currentTarget: HTMLElement }) => setAnchor(currentTarget),
  };
  return (
    <>
      {bare ? (
        <IconButton {...button} aria-label={label} sx={{ ...ICON_SIZE, width: 40, height: 40 }}>
          <HelpOutlineOutlined fontSize="small" />
        </IconButton>
      ) : (
        <Button {...button} startIcon={<HelpOutlineOutlined />}>
          {label}
        </Button>
      )}
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': title } }}
      >
        {children}
      </Popover>
    </>
  );
}
