/** Things that happened, shown one after the other. While the next ones wait, each is told whether it should hurry. */
export class MoveQueue<Item> {
  private waiting: Item[] = [];
  private running = false;

  /** `show` is told how many wait behind this one; `rested` is called when all have been shown. */
  constructor(
    private readonly show: (item: Item, behind: number) => Promise<void>,
    private readonly rested: () => void = () => {},
  ) {}

  get isResting(): boolean {
    return !this.running;
  }

  push(item: Item): void {
    this.waiting.push(item);
    if (!this.running) void this.run();
  }

  /** Forget what has not been shown yet. */
  clear(): void {
    this.waiting = [];
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let item = this.waiting.shift(); item !== undefined; item = this.waiting.shift()) {
      try {
        await this.show(item, this.waiting.length);
      } catch (error) {
        // A board that stumbles over an animation must not stop the game.
        console.error(error);
      }
    }
    this.running = false;
    this.rested();
  }
}
