import AddOutlined from '@mui/icons-material/AddOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { NEW_INTERVIEW } from '../interviews/addresses';
import { NEW_VACANCY } from '../vacancies/addresses';

const ACTIONS = [
  { label: 'Nueva vacante', to: NEW_VACANCY },
  { label: 'Nueva entrevista', to: NEW_INTERVIEW },
  { label: 'Nuevo usuario', to: '/users/create' },
] as const;

/** What an administrator may begin from here. */
export function NewActionMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        id={`${id}-button`}
        variant="contained"
        color="secondary"
        startIcon={<AddOutlined aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? `${id}-menu` : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minHeight: 44 }}
      >
        Nueva acción
      </Button>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {ACTIONS.map(({ label, to }) => (
          <MenuItem key={to} component={Link} to={to} onClick={close} sx={{ minHeight: 44 }}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
