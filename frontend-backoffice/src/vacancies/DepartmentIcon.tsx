import BusinessCenterOutlined from '@mui/icons-material/BusinessCenterOutlined';
import LocalCarWashOutlined from '@mui/icons-material/LocalCarWashOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';

/** An office by default. Its name stands beside it. */
export function DepartmentIcon({ codigo }: { codigo: string }) {
  if (codigo === 'chofer') return <LocalShippingOutlined fontSize="small" aria-hidden />;
  if (codigo === 'lavadero') return <LocalCarWashOutlined fontSize="small" aria-hidden />;
  return <BusinessCenterOutlined fontSize="small" aria-hidden />;
}
