import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import { useRead } from '../providers/useRead';
import { WEIGHT } from '../theme/tokens';
import { BrandMark } from './BrandMark';

/** The company's logo and name, from its configuration. */
export function CompanyMark() {
  const { data: company } = useRead(['company'], (provider) => provider.companyInfo(), {
    staleTime: 5 * 60_000,
  });
  const name = company?.name ?? '';

  return (
    <Box
      component={Link}
      to="/"
      aria-label={`${name} Área interna`.trim()}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        color: 'inherit',
        textDecoration: 'none',
        minWidth: 0,
      }}
    >
      <BrandMark />
      <Box
        component="span"
        sx={{ fontWeight: WEIGHT.strong, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {name}
      </Box>
    </Box>
  );
}
