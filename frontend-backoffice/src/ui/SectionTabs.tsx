import { Box, MenuItem, Tab, Tabs, TextField } from '@mui/material';
import { memo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { translate } from '../i18n/texts';

export interface SectionAddress {
  label: string;
  to: string;
}

interface Props {
  name: string;
  label: string;
  addresses: readonly SectionAddress[];
  current: string;
  /** Beside other things on a line, without a rule below. */
  inline?: boolean;
}

/** More tabs do not fit on a tablet. */
const FEW = 6;

/** All are in sight: what does not fit begins another line, where MUI's moving line under a tab cannot follow. */
const ON_LINES = {
  '& .MuiTabs-list': { flexWrap: 'wrap' },
  '& .MuiTabs-indicator': { display: 'none' },
  '& .Mui-selected': { boxShadow: 'inset 0 -2px currentColor' },
} as const;

/**
 * Links to the sections: tabs on a desktop, a dropdown on a phone. MUI's tabs measure the page each time they are
 * drawn: only when their own properties change.
 */
export const SectionTabs = memo(function SectionTabs({
  name,
  label,
  addresses,
  current,
  inline = false,
}: Props) {
  const navigate = useNavigate();
  if (addresses.length < 2) return null;
  const fits = addresses.length > FEW ? 'lg' : 'sm';
  return (
    <Box
      component="nav"
      aria-label={translate(name)}
      sx={inline ? { flex: { xs: '1 1 0', sm: '0 0 auto' } } : { mb: 2.5 }}
    >
      <Tabs
        value={current}
        sx={{
          display: { xs: 'none', [fits]: 'flex' },
          minHeight: 44,
          ...(inline ? {} : { borderBottom: 1, borderColor: 'divider', ...ON_LINES }),
        }}
        // Links, not the tabs of a panel: each section has a URL.
        role="presentation"
        slotProps={{ list: { role: 'presentation' } }}
      >
        {addresses.map((section) => (
          <Tab
            key={section.to}
            value={section.to}
            label={translate(section.label)}
            component={Link}
            to={section.to}
            role="link"
            tabIndex={0}
            aria-selected={undefined}
            aria-current={section.to === current ? 'page' : undefined}
          />
        ))}
      </Tabs>
      <TextField
        select
        fullWidth
        label={translate(label)}
        value={current}
        onChange={({ target }) => void navigate(target.value)}
        sx={{ display: { xs: 'flex', [fits]: 'none' } }}
      >
        {addresses.map((section) => (
          <MenuItem key={section.to} value={section.to}>
            {translate(section.label)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
});
