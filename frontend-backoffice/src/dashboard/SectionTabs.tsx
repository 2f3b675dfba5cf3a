import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { Link, useNavigate } from 'react-router-dom';
import { addressOf, type Section, SECTIONS } from './sections';

/** Links between the sections: tabs at a desk, a dropdown on a phone (spec 2). */
export function SectionTabs({ current }: { current: Section }) {
  const navigate = useNavigate();
  if (SECTIONS.length < 2) return null;
  return (
    <Box component="nav" aria-label="Secciones del dashboard" sx={{ mb: 2.5 }}>
      <Tabs
        value={addressOf(current)}
        sx={{ display: { xs: 'none', sm: 'flex' }, borderBottom: 1, borderColor: 'divider' }}
        // Links, not tabs of a panel: each section has an address.
        role="presentation"
        slotProps={{ list: { role: 'presentation' } }}
      >
        {SECTIONS.map((section) => (
          <Tab
            key={section.path}
            value={addressOf(section)}
            label={section.label}
            component={Link}
            to={addressOf(section)}
            role="link"
            tabIndex={0}
            aria-selected={undefined}
            aria-current={section === current ? 'page' : undefined}
          />
        ))}
      </Tabs>
      <TextField
        select
        fullWidth
        label="Sección"
        value={addressOf(current)}
        onChange={({ target }) => void navigate(target.value)}
        sx={{ display: { xs: 'flex', sm: 'none' } }}
      >
        {SECTIONS.map((section) => (
          <MenuItem key={section.path} value={addressOf(section)}>
            {section.label}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
