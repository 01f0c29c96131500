/** Whether a name in an address means the device itself: then the link leads nobody else here. */
export function isThisDevice(host: string): boolean {
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);
}
