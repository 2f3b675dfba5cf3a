import { Inject, Injectable } from '@nestjs/common';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { ENVIRONMENT, type Environment } from '../environment/environment.js';
import { addressFault, AllowedNetwork, hostOf, isLoopback, isPublicAddress } from './address.rules.js';

/** Where a message may go: the address as it is written, and the machine that was looked at and that is called. */
export interface Destination {
  url: URL;
  address: string;
  family: 4 | 6;
}

/** Why an address must not be called, as a sentence for the user. */
export class RefusedDestination extends Error {}

export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>;

const LOOKUP_MS = 5000;
const INSECURE = 'La dirección debe empezar por https://';

/**
 * Checks whether an address may be called, when it is saved and before each call. The name is resolved once, every
 * resolved address must be allowed, and the caller connects to the checked address: so DNS rebinding has no effect.
 */
@Injectable()
export class Destinations {
  private readonly allowed: AllowedNetwork;
  /** Of the system; tests put their own here. */
  resolve: Resolve = (host) => lookup(host, { all: true, verbatim: true });

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<
      Environment,
      'production' | 'webhookAllowPrivate'
    >,
  ) {
    this.allowed = new AllowedNetwork(environment.webhookAllowPrivate);
  }

  /**
   * Looks the name up. `givenBy` visitors: what the installation allows of its own network is for addresses of the
   * staff, so that in production nobody else reaches it.
   * @throws {RefusedDestination}
   */
  async check(text: string, givenBy: 'staff' | 'visitors' = 'staff'): Promise<Destination> {
    const url = this.checkText(text, givenBy);
    const host = hostOf(url);
    const found = await this.find(host);
    const [first] = found;
    if (!first) throw new RefusedDestination(`No se encuentra el servidor ${host}`);
    const addresses = found.map(({ address }) => address);
    this.checkAddresses(url, addresses, givenBy);
    return { url, address: first.address, family: first.family === 6 ? 6 : 4 };
  }

  /** What the address itself says, without looking a name up. @throws {RefusedDestination} */
  checkText(text: string, givenBy: 'staff' | 'visitors'): URL {
    const fault = addressFault(text);
    if (fault) throw new RefusedDestination(fault);
    const url = new URL(text);
    const host = hostOf(url);
    if (isIP(host) !== 0) this.checkAddresses(url, [host], givenBy);
    else if (givenBy === 'visitors' && url.protocol === 'http:' && this.environment.production)
      throw new RefusedDestination(INSECURE);
    return url;
  }

  private checkAddresses(url: URL, addresses: readonly string[], givenBy: 'staff' | 'visitors'): void {
    const inside = givenBy === 'staff' || !this.environment.production;
    const open = addresses.every(
      (address) => isPublicAddress(address) || (inside && this.allowed.has(hostOf(url), address)),
    );
    if (!open) throw new RefusedDestination('La dirección lleva a una red privada, y eso no está permitido');
    if (url.protocol === 'http:' && this.environment.production && !addresses.every(isLoopback))
      throw new RefusedDestination(INSECURE);
  }

  private async find(host: string): Promise<{ address: string; family: number }[]> {
    const version = isIP(host);
    if (version !== 0) return [{ address: host, family: version }];
    let timer: NodeJS.Timeout | undefined;
    try {
      return await Promise.race([
        this.resolve(host),
        new Promise<never>((_, reject) => {
          timer = setTimeout(() => reject(new Error('the name server does not answer')), LOOKUP_MS);
        }),
      ]);
    } catch (cause) {
      throw new RefusedDestination(`No se encuentra el servidor ${host}`, { cause });
    } finally {
      clearTimeout(timer);
    }
  }
}
