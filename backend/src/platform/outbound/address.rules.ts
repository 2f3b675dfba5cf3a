import { BlockList, isIP } from 'node:net';

type Family = 'ipv4' | 'ipv6';
const familyOf = (address: string): Family => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** What is no address of a server on the internet (IANA special-purpose registries), cloud metadata included. */
const NOT_PUBLIC: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  // Carrier-grade NAT; metadata of some clouds.
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local: 169.254.169.254 is the metadata of most clouds.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // Unspecified, loopback and IPv4-compatible.
  ['::', 96],
  // IPv4 in another dress: mapped, translated (NAT64), 6to4, Teredo.
  ['::ffff:0:0', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['2001::', 32],
  ['100::', 64],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];

/**
 * Each family in a list of its own: in one, the mapped addresses of IPv6 would stand for all of IPv4, and a permission
 * for an IPv4 address for its mapped spelling.
 */
class Networks {
  private readonly lists = { ipv4: new BlockList(), ipv6: new BlockList() };

  constructor(networks: readonly (readonly [string, number])[]) {
    for (const [network, prefix] of networks) {
      const family = familyOf(network);
      this.lists[family].addSubnet(network, prefix, family);
    }
  }

  has(address: string): boolean {
    const family = familyOf(address);
    return isIP(address) !== 0 && this.lists[family].check(address, family);
  }
}

const notPublic = new Networks(NOT_PUBLIC);
const loopback = new Networks([
  ['127.0.0.0', 8],
  ['::1', 128],
]);

/** Whether the address is on the internet: not private, loopback, link-local, shared, multicast or reserved. */
export const isPublicAddress = (address: string): boolean => isIP(address) !== 0 && !notPublic.has(address);

export const isLoopback = (address: string): boolean => loopback.has(address);

/** What the installation allows of its own network (WEBHOOK_ALLOW_PRIVATE): hosts by name, addresses and networks. */
export class AllowedNetwork {
  private readonly hosts: ReadonlySet<string>;
  private readonly networks: Networks;

  constructor(entries: readonly string[]) {
    const addresses = entries.filter((entry) => isIP(entry.split('/')[0] ?? '') !== 0);
    this.hosts = new Set(entries.filter((entry) => !addresses.includes(entry)));
    this.networks = new Networks(
      addresses.map((entry) => {
        const [address = '', prefix] = entry.split('/');
        return [address, prefix === undefined ? (isIP(address) === 6 ? 128 : 32) : Number(prefix)];
      }),
    );
  }

  /** Whether this address may be called under this name although it is not public. */
  has(host: string, address: string): boolean {
    return this.hosts.has(host) || this.networks.has(address);
  }
}

/** Ports of other protocols: a server behind one could be made to do something by what looks like a request. */
const OTHER_PROTOCOLS: ReadonlySet<number> = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 445, 465, 512, 513, 514,
  515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1433, 1521, 1719, 1720,
  1723, 2049, 2375, 2376, 2379, 3306, 3659, 4045, 4190, 5060, 5061, 5432, 6000, 6379, 6566, 6665, 6666, 6667,
  6668, 6669, 6679, 6697, 9042, 10080, 10250, 11211, 27017,
]);

/** The host of an address without brackets and the dot at its end. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

/** What is wrong with an address before anybody is asked where it leads; null: nothing. */
export function addressFault(text: string): string | null {
  if (!URL.canParse(text)) return 'Escribe una dirección completa: https://…';
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'La dirección debe empezar por https://';
  if (url.username || url.password) return 'La dirección no puede llevar usuario ni contraseña';
  if (url.hash) return 'La dirección no puede llevar #';
  if (url.port && OTHER_PROTOCOLS.has(Number(url.port))) return 'Ese puerto es de otro servicio';
  return null;
}
