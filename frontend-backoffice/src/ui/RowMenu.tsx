import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import { IconButton, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { ABOVE_LINK } from './DetailLink';

interface Item {
  label: string;
  disabled?: boolean;
  onChoose: () => void;
}

/** What may be done with the record of a row, `of` being its name. react-admin's tables have no menu of a row. */
export function RowMenu({ of, items }: { of: string; items: readonly Item[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (items.length === 0) return null;
  return (
    <>
      <IconButton
        aria-label={`Acciones de ${of}`}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ ...ABOVE_LINK, width: 44, height: 44 }}
      >
        <MoreVertOutlined />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {items.map(({ label, disabled = false, onChoose }) => (
          <MenuItem
            key={label}
            disabled={disabled}
            onClick={() => {
              setAnchor(null);
              onChoose();
            }}
            sx={{ minHeight: 44 }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
